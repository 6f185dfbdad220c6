export { default as LifeBuoyIcon } from 'lucide-react/icons/life-buoy';
