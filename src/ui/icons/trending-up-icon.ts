export { default as TrendingUpIcon } from 'lucide-react/icons/trending-up';
