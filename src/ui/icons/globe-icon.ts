export { default as GlobeIcon } from 'lucide-react/icons/globe';
