import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch, type SwitchProps } from './switch.tsx';

function Example(props: Partial<SwitchProps>) {
  const [isSelected, setSelected] = useState(false);
  return (
    <Switch
      label="News"
      description="Once a week"
      isSelected={isSelected}
      onChange={setSelected}
      {...props}
    />
  );
}

const news = page.getByRole('switch', { name: 'News', exact: true });

it('is a switch, named by its label and described', async () => {
  await render(<Example />);
  await expect.element(news).toHaveAccessibleDescription('Once a week');
  await expect.element(news).not.toBeChecked();
});

it('is switched by its label, by its track and by Space', async () => {
  await render(<Example />);
  await page.getByText('News').click();
  await expect.element(news).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(news).not.toBeChecked();
  const target = news.element().closest('label');
  if (target === null) throw new Error('the switch is outside of its label');
  await userEvent.click(target, { position: { x: target.getBoundingClientRect().width - 8, y: 8 } });
  await expect.element(news).toBeChecked();
});

it('is a target of 44 px as wide as its room', async () => {
  await render(
    <div style={{ inlineSize: 300 }}>
      <Example />
    </div>,
  );
  const box = news.element().closest('label')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([300, 44]);
});
