import { site } from '@footbridge/shared/site/current';

import { setting, wordPressUrl } from '../../platform/env';
import { isLoopback } from '../../platform/media-hosts';
import { processState } from '../../platform/process-state';
import { publicHost } from '../../platform/request/host';
import { wordPressAddresses } from './wordpress-addresses';

export interface MediaRoot {
  /** Host and port; null: WordPress's own. */
  host: string | null;
  /** Its path there, with a slash at both ends. WordPress's without the folder of the installation. */
  folder: string;
  /** What the paths of its files below /media/ begin with; '' for uploads. */
  key: string;
  /** The address that its files are fetched from, with a slash at the end. */
  address: string;
  /** Whether the operator has named it (MEDIA_HOSTS), and not WordPress. */
  isConfigured: boolean;
}

/** Where WordPress has its uploads unless its plugin says something else. */
export const DEFAULT_UPLOADS = '/wp-content/uploads/';

/** Removes the folder of a WordPress that is not at its host's root. */
export function withoutFolder(pathname: string, wordPress: URL): string {
  const folder = wordPress.pathname.replace(/\/$/, '');
  return folder && pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
}

/** Returns the address of WordPress that has the URL's host and port; undefined when it is on another server. */
function wordPressAt(url: URL): URL | undefined {
  const addresses = wordPressAddresses();
  const host = publicHost(url.hostname);
  return (
    addresses.find((address) => publicHost(address.hostname) === host && address.port === url.port) ??
    (host === site().domain ? addresses[0] : undefined)
  );
}

/** Returns the address at which WORDPRESS_URL answers for a URL of WordPress; null for one of another server. */
export function addressAtWordPress(url: URL): string | null {
  const wordPress = wordPressAt(url);
  if (!wordPress) return null;
  const path = withoutFolder(url.pathname, wordPress);
  const isBelow = path !== url.pathname || wordPress.pathname === '/';
  return (isBelow ? wordPressUrl() : new URL(wordPressUrl()).origin) + path + url.search;
}

function rootOf(text: string, isConfigured: boolean): MediaRoot[] {
  const configured = new URL(wordPressUrl());
  if (!URL.canParse(text, configured)) return [];
  const url = new URL(text, configured);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return [];
  url.search = url.hash = '';
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/`;
  const own = addressAtWordPress(url);
  if (own !== null) {
    const folder = withoutFolder(url.pathname, wordPressAt(url) ?? url);
    return folder === '/' ? [] : [{ host: null, folder, key: `@${folder}`, address: own, isConfigured }];
  }
  // WordPress must not lead the site to services of its own machine, except in development.
  if (isLoopback(url) && !isLoopback(configured) && !isConfigured) return [];
  if (!isLoopback(url)) url.protocol = 'https:';
  const { host, pathname: folder } = url;
  return [{ host, folder, key: `@${host}${folder}`, address: url.href, isConfigured }];
}

export const uploadAddressesState = processState<{ of: string; addresses: readonly string[] }>('uploadAddresses');
const rootsState = processState<{ of: readonly unknown[]; roots: readonly MediaRoot[] }>('mediaRoots');

export function recordUploads(addresses: readonly string[]): void {
  uploadAddressesState.value = { of: wordPressUrl(), addresses };
}

export const knowsUploads = (): boolean => uploadAddressesState.value?.of === wordPressUrl();

function build(named: readonly string[], configured: readonly string[]): MediaRoot[] {
  const ofUploads = rootOf(wordPressUrl() + DEFAULT_UPLOADS, false);
  const [uploads, ...others] = named.flatMap((address) => rootOf(address, false));
  const first = uploads ? [uploads] : ofUploads;
  const all = [...first, ...others, ...configured.flatMap((address) => rootOf(address, true)), ...ofUploads];
  const isNew = ({ key }: MediaRoot, index: number): boolean => all.findIndex((each) => each.key === key) === index;
  return all.filter(isNew).map((root, index) => ({
    ...root,
    key: index === 0 ? '' : root.key,
    isConfigured: all.some(
      ({ isConfigured, host, folder }) => isConfigured && host === root.host && root.folder.startsWith(folder),
    ),
  }));
}

/** Returns the folders that the site serves, that of uploads first: WordPress's, those that it names, and MEDIA_HOSTS. */
export function mediaRoots(): readonly MediaRoot[] {
  const named = knowsUploads() ? uploadAddressesState.value?.addresses : undefined;
  const of = [wordPressUrl(), named, process.env.MEDIA_HOSTS, site().domain, ...wordPressAddresses().map(String)];
  const known = rootsState.value;
  if (known && known.of.length === of.length && known.of.every((each, index) => each === of[index])) return known.roots;
  const roots = build(named ?? [], setting('MEDIA_HOSTS') ?? []);
  rootsState.value = { of, roots };
  return roots;
}
