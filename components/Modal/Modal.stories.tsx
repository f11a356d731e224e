import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Button } from '../Button/Button';
import { Modal } from './Modal';

const meta: Meta<typeof Modal> = { title: 'Shared/Modal', component: Modal };
export default meta;

type Story = StoryObj<typeof Modal>;

function Dialog({ opened, long }: { opened: boolean; long?: boolean }) {
  const [active, setActive] = useState(opened);
  const close = () => setActive(false);
  return (
    <main style={{ minHeight: '150vh', padding: 32 }}>
      <Button onClick={() => setActive(true)}>What happens on the call?</Button>
      <Modal active={active} onClose={close} title="What happens on the call">
        <div className="prose">
          {Array.from({ length: long ? 12 : 1 }, (_, i) => (
            <p key={i}>
              Someone on the admissions team answers, asks what is going on and what you would like to happen, and says
              which next steps there are. You need not give your name.
            </p>
          ))}
          <p>
            <Button onClick={close}>All right</Button>
          </p>
        </div>
      </Modal>
    </main>
  );
}

export const Closed: Story = { render: () => <Dialog opened={false} /> };
export const Active: Story = { render: () => <Dialog opened /> };
export const Long: Story = { render: () => <Dialog opened long /> };
