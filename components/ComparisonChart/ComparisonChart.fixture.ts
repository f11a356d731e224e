import type { ComparisonView } from './views';

/** Three facilities; the third has no amenities. */
export const comparison: ComparisonView = {
  facilities: [
    {
      key: 'las-vegas',
      name: 'Desert Hope Treatment Center',
      url: '/facilities/las-vegas/',
      town: 'Las Vegas, NV',
      phone: { display: '(702) 555-0180', tel: 'tel:+17025550180' },
    },
    { key: 'reno', name: 'Desert Hope Reno', url: '/facilities/reno/', town: 'Reno, NV', phone: null },
    { key: 'office', name: 'Desert Hope outpatient office, Las Vegas', url: null, town: '', phone: null },
  ],
  charts: [
    {
      id: 'treatment',
      services: [
        { key: 'detox', name: 'Medical detox', answers: ['yes', 'no', 'no'] },
        { key: 'outpatient', name: 'Outpatient', answers: ['yes', 'yes', 'yes'] },
        { key: 'telehealth', name: 'Telehealth', answers: ['no', 'yes', 'no'] },
      ],
    },
    {
      id: 'amenities',
      services: [
        { key: 'pool', name: 'Pool', answers: ['yes', 'no', 'unknown'] },
        { key: 'yoga', name: 'Yoga', answers: ['yes', 'yes', 'unknown'] },
      ],
    },
  ],
};
