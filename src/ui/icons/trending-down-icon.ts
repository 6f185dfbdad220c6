export { default as TrendingDownIcon } from 'lucide-react/icons/trending-down';
