const LONGEST_WAIT_MS = 2_000;

/** Whether the clipboard has the text: false where it is missing, refused, or keeps us waiting. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
  const write = async () => {
    // Missing on pages that are not secure, whatever the type says.
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
