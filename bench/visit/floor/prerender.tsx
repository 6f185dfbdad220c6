import { prerender } from 'react-dom/static';
import { Floor } from './floor.tsx';

export async function prerenderFloor(): Promise<string> {
  const { prelude } = await prerender(<Floor />);
  return new Response(prelude).text();
}
