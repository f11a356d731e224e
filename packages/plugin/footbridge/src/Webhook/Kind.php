<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** The kinds of events that the front end knows. */
final class Kind {
	public const NODE       = 'node';
	public const LIST       = 'list';
	public const MENU       = 'menu';
	public const OPTIONS    = 'options';
	public const SETTINGS   = 'settings';
	public const PERMALINKS = 'permalinks';
	public const COMMENT    = 'comment';
	public const USER       = 'user';
	public const MEDIA      = 'media';
	public const ALL        = 'all';
}
