export { default as SlidersIcon } from 'lucide-react/icons/sliders-horizontal';
