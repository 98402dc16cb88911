import { useState } from "react";
import { useErrorText } from "./error-text";
import { saveFile } from "./save-file";
import { useToast } from "./toast";

/** `name`: of the file on the reader's machine. `failed`: what is said above the reason when it does not come. */
type Names = { name: string; failed: string };

/** Fetches a file and hands it to the browser's downloads; a failure is said with its reason. */
export function useDownload() {
  const toast = useToast();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  const download = async (file: () => Promise<Blob>, { name, failed }: Names) => {
    setPending(true);
    try {
      saveFile(await file(), name);
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: "destructive" });
    } finally {
      setPending(false);
    }
  };
  return { download, isPending };
}
