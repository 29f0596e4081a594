/**
 * The router, shared once in a page. Exports only what host and remotes use, because a shared package is not
 * tree-shaken.
 */
export {
  BrowserRouter,
  matchPath,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
export { Link } from './link.ts'
