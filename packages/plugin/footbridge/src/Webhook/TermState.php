<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** A term's visible data at one moment. One side of a comparison, before or after the request's changes. */
final class TermState {
	public int $id = 0;

	/** The name in a menu. */
	public string $name = '';

	/** The slug by which lists of posts are filtered. */
	public string $slug = '';

	/** Its clean path; null without one. */
	public ?string $uri = null;

	/** The keys of lists of its taxonomy's terms. */
	public string $list_key = '';

	/** @var list<string> Keys of lists of the posts that it is for. */
	public array $post_lists = array();

	/** @var array<int, string|null> Addresses of the terms above it, whose archives list its posts, by id. */
	public array $above = array();

	/** @var array<int, string|null> Addresses of the terms below it, which begin with its own, by id. */
	public array $below = array();

	/** @var list<int> Posts of a category that have another category, too: which of them their cards show depends on the names. */
	public array $shared = array();
}
