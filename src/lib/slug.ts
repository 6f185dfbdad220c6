const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the name of a room in addresses, as the API description has it. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
