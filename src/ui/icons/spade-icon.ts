export { default as SpadeIcon } from 'lucide-react/icons/spade';
