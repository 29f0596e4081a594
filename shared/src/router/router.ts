/** The router, shared once in a page: only what host and remotes use, because a shared package loses tree-shaking. */
export {
  BrowserRouter,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
export { Link } from './link.ts'
