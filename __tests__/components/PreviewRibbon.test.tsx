/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { PreviewRibbon } from '@/components/PreviewRibbon/PreviewRibbon';
import { noticeTitle, PreviewNotice } from '@/wp-templates/preview/PreviewNotice';

import type { PreviewNotice as Notice } from '@footbridge/bridge/editors/editor/answer-preview';

const facts = {
  state: 'Draft',
  author: 'Edie Editor',
  date: 'saved May 4, 2026 at 9:30 AM',
  notShown: 'author as saved',
  editUrl: 'https://cms.example.test/wp-admin/post.php?post=12&action=edit',
  leaveUrl: '/',
};

describe('the ribbon over a preview', () => {
  it('says that it is one, of what, whose and from when, and leads to the editor and out', () => {
    render(<PreviewRibbon {...facts} />);
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('Preview');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Draft',
      'by Edie Editor',
      'saved May 4, 2026 at 9:30 AM',
      'author as saved',
    ]);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', facts.editUrl);
    expect(screen.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/');
  });

  it('omits unknown facts', () => {
    render(<PreviewRibbon {...facts} author={null} date={null} notShown={null} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('in place of a preview', () => {
  it.each<Notice>(['no-right', 'hidden', 'nothing', 'unknown', 'closed', 'outdated'])(
    '%s: says why, and what helps',
    (notice) => {
      render(<PreviewNotice notice={notice} />);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(noticeTitle(notice));
      expect(screen.getByRole('main')).toHaveAttribute('data-template', 'preview');
    },
  );

  it('who may not edit can sign out, without script', () => {
    render(<PreviewNotice notice="no-right" />);
    const form = screen.getByRole('button', { name: 'Sign out here' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/faust/auth/logout');
    expect(form).toHaveAttribute('method', 'post');
  });
});
