export { default as GiftIcon } from 'lucide-react/icons/gift';
