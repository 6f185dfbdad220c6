const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text matches the slug pattern of the API description. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
