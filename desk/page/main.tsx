import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./page.css";
import "./field.css";
import "./dialog.css";

const place = document.querySelector("#desk");
if (place) createRoot(place).render(<App />);
