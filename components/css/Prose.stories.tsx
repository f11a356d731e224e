import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { blockCss } from '../Prose/blocks';

/** Editors' content as WordPress renders it. */
const HTML = `
<h1>Coming off alcohol: what a supervised withdrawal is like</h1>
<p>Stopping suddenly after years of heavy drinking can be <strong>dangerous</strong>. A medical team watches over the first days, treats <a href="/what-we-treat/alcohol/">withdrawal symptoms</a> as they come and decides with you what follows.<sup>1</sup></p>
<h2 class="wp-block-heading">How long it takes</h2>
<p>For most people the hardest part is over within three to five days. How it goes depends on several things, and nobody can say beforehand how it will be for you.</p>
<ul class="wp-block-list"><li>how much and how long you have been drinking</li><li>other substances, medicines among them<ul><li>sleeping pills and tranquilizers</li><li>opioid pain killers</li></ul></li><li>your age and your health</li></ul>
<h3 class="wp-block-heading">In the first day</h3>
<ol class="wp-block-list"><li>A nurse takes your blood pressure, pulse and temperature.</li><li>A doctor asks about your history and examines you.</li><li>You eat, drink and rest.</li></ol>
<figure class="wp-block-table"><table><thead><tr><th>Time</th><th>What is common</th><th>What the team does</th></tr></thead><tbody><tr><td>6–24 hours</td><td>Shaking, sweating, unrest</td><td>Checks every few hours, medicine if needed</td></tr><tr><td>24–72 hours</td><td>Risk of seizures</td><td>Closer watch, fluids, vitamins</td></tr><tr><td>Day 4 and on</td><td>Poor sleep, low mood</td><td>Talks about what comes next</td></tr></tbody></table><figcaption class="wp-element-caption">A rough course; yours may differ.</figcaption></figure>
<div class="wp-block-group is-style-note"><h3>If it is an emergency</h3><p>Seizures, confusion or trouble breathing: call 911. In a crisis, call or text 988, at any hour.</p></div>
<blockquote class="wp-block-quote"><p>I had put it off for a year because I was afraid of exactly these days. They were hard, and then they were over.</p><cite>A former patient</cite></blockquote>
<h2 class="wp-block-heading">Questions people ask</h2>
<details><summary>Can I do it at home?</summary><p>Talk with a doctor first. With a history of seizures or other illnesses, a hospital is the safer place.</p></details>
<details><summary>Will my employer find out?</summary><p>Health records are protected by law; treatment for addiction has rules of its own, stricter than the general ones.</p></details>
<div class="wp-block-columns"><div class="wp-block-column"><h3>For you</h3><p>What to bring and what to leave at home.</p></div><div class="wp-block-column"><h3>For your family</h3><p>When visits begin and how to stay in touch.</p></div></div>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/admissions/">How admission works</a></div><div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/insurance/">Insurance</a></div></div>
<hr class="wp-block-separator">
<h2 class="wp-block-heading">Sources</h2>
<ol class="wp-block-list"><li><a href="https://www.samhsa.gov/find-help/national-helpline">National Helpline, SAMHSA</a></li></ol>`;

const TEXT = `<div class="prose">${HTML}</div>`;

const meta: Meta = { title: 'Foundations/Prose', parameters: { layout: 'fullscreen' } };
export default meta;

export const Article: StoryObj = {
  render: () => (
    <>
      <style>{blockCss(TEXT)}</style>
      <main style={{ padding: 'var(--space-7) var(--gutter)' }} dangerouslySetInnerHTML={{ __html: TEXT }} />
    </>
  ),
};
