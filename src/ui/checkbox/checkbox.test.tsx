import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '#ui/link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const box = page.getByRole('checkbox');

it('is ticked by its label and by Space, and not by a link in the label', async () => {
  await render(
    <Checkbox
      name="terms"
      label={
        <>
          I agree to the <Link href="#terms">Terms</Link>
        </>
      }
    />,
  );
  await page.getByText(/I agree to the/).click({ position: { x: 4, y: 8 } });
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  await page.getByRole('link').click();
  await expect.element(box).not.toBeChecked();
  expect(location.hash).toBe('#terms');
});
