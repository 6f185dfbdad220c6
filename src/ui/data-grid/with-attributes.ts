import { createElement, type HTMLAttributes } from 'react';

type Attributes = HTMLAttributes<HTMLElement>;

/** For `render`: the element of React Aria with attributes that its component takes no props for. */
export function withAttributes(tag: 'table' | 'tr' | 'th' | 'div', extra: Attributes) {
  return (given: object) => createElement(tag, { ...given, ...extra });
}
