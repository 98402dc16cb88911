import { closeLeftOpen } from "./left-open";

afterAll(closeLeftOpen);
