export { default as EllipsisIcon } from 'lucide-react/icons/ellipsis';
