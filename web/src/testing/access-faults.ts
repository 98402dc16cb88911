import { act } from "@testing-library/react";
import { axe } from "jest-axe";

/** What axe finds wrong in a part of the page. What the screen draws meanwhile, an answer or a focus, is let in. */
export const accessFaults = (part: Element) => act(async () => axe(part));
