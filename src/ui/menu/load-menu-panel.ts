/** What draws an open menu needs React Aria, which a page loads when somebody is about to open one. */
export const loadMenuPanel = () => import('./menu-panel.tsx');
