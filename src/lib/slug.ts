const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the slug of a room, by the pattern of the API description. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
