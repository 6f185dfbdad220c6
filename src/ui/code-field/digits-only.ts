/** The digits of what was typed or pasted: "123 456", "123-456" and full-width digits are codes too. */
export function digitsOnly(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
