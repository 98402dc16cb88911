import { parentPort, workerData } from "node:worker_threads";
import { cleanProof } from "./clean-proof";

// A program of its own beside the bundle of the function that starts it: only who has a file to clean loads the decoders.
// Of a broken file the parser throws hundreds of thousands of errors, and catches them: no one reads where they come from.
Error.stackTraceLimit = 0;

const { bytes, wanted } = workerData;
void cleanProof(bytes, wanted).then((clean) => parentPort?.postMessage(clean));
