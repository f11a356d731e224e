/** On window, when a visitor seems to be leaving: opens the abandon modal and feeds the intent score. */
export const ABANDON_EVENT = 'footbridge:abandon-modal';
