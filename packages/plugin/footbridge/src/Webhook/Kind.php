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

	/** In their order in a webhook. */
	public const EVERY = array(
		self::NODE,
		self::LIST,
		self::MENU,
		self::OPTIONS,
		self::SETTINGS,
		self::PERMALINKS,
		self::COMMENT,
		self::USER,
		self::MEDIA,
		self::ALL,
	);
}
