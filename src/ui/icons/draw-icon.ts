import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Makes a component of the data of a Lucide icon. The bundler puts it in place of Lucide's own factory, whose options
 * nobody here uses and every page would load (decision 26).
 */
export default function drawIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: IconProps) {
    const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // Beside a word, or within a button that has a name.
        'aria-hidden': true,
        ...props,
      },
      drawing,
    );
  };
}
