const LONGEST_WAIT_MS = 2_000;

/** Copies a text. Returns false if the clipboard is missing, denied, or takes too long. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
  const write = async () => {
    // Undefined in insecure contexts, although its type says otherwise.
    await navigator.clipboard.writeText(text);
    return true;
  };
  try {
    return await Promise.race([write(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
