import { parentPort, workerData } from "node:worker_threads";
import { understandLines } from "#shared/domain/report/upload/understand";

// A program of its own beside the bundle of the function that starts it: the rules for reading reports are loaded here alone.
parentPort?.postMessage(understood());

function understood() {
  try {
    return understandLines(workerData);
  } catch (error) {
    // A fault of ours is none of the file's.
    return error;
  }
}
