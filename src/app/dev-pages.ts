/** Pages for those who build the site; players have no use for them. */
const devPages: Readonly<Record<string, (root: HTMLElement) => Promise<void>>> = {
  '/dev/gallery': async (root) => {
    (await import('#ui/gallery/show-gallery.tsx')).showGallery(root);
  },
};

/** Draws the page of the address if it is one for developers, and says whether it was. */
export async function showDevPage(root: HTMLElement): Promise<boolean> {
  const page = devPages[window.location.pathname];
  await page?.(root);
  return page !== undefined;
}
