import type { UploadForm } from "#shared/api/schemas/common";
import { timeLimit } from "./time-limit";

/** How a file leaves the browser; tests put a fake in its place. `fetch` cannot tell how far an upload is. */
export const store: { send: (form: UploadForm, file: File, onPercent: (percent: number) => void) => Promise<void> } = {
  send: (form, file, onPercent) =>
    new Promise((resolve, reject) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      // The store ignores every field after the file.
      body.append("file", file);

      const request = new XMLHttpRequest();
      const limit = timeLimit((error) => {
        reject(error);
        request.abort();
      });
      request.open("POST", form.url);
      request.upload.onprogress = ({ loaded, total }) => {
        limit.extend();
        onPercent(Math.round((loaded / Math.max(total, 1)) * 100));
      };
      request.onload = () => (request.status < 300 ? resolve() : reject(new Error(`The store said ${request.status}`)));
      request.onerror = () => reject(new Error("The store could not be reached"));
      request.onloadend = limit.stop;
      request.send(body);
    }),
};
