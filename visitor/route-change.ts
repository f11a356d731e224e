/** On window after each route change; detail: { path }. */
export const ROUTE_CHANGE_EVENT = 'footbridge:route-change';
