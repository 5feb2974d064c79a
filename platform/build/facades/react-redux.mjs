// Names used by shell, RTK Query and charts; areas reach the store through shared-api.
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux/library';
