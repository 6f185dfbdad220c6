export { default as CoinsIcon } from 'lucide-react/icons/coins';
