import { parentPort, workerData } from "node:worker_threads";
import { redrawImage } from "./redraw-image";

// A program of its own beside the bundle of the function that starts it: only who has an image to draw loads the decoders.
void redrawImage(workerData).then((bytes) => parentPort?.postMessage(bytes));
