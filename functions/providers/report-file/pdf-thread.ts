import { parentPort, workerData } from "node:worker_threads";
import { pdfText } from "./pdf-text";

// A program of its own beside the bundle of the function that starts it: only who has a PDF to read loads its reader.
void pdfText(workerData).then((reading) => parentPort?.postMessage(reading));
