import { parentPort, workerData } from "node:worker_threads";
import { readPage } from "./read-page";

// A program of its own beside the bundle of the function that starts it: decoders and engine end with the thread.
void readPage(workerData).then((reading) => parentPort?.postMessage(reading));
