export { default as StarIcon } from 'lucide-react/icons/star';
