import type { MetadataRoute } from "next";
import { SITE } from "@/lib/site";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE.company,
    short_name: SITE.brand,
    description: SITE.description,
    lang: "zh-CN",
    start_url: "/index",
    scope: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#0b4da2",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
