import { strFromU8, unzipSync } from "fflate";
import { accessibilityFaults } from "./accessible";
import { completeProduct, countOf, countProducts, one } from "./content";
import { expect, test } from "./site";
