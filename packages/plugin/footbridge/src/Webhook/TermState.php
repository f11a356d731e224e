<?php
/**
 * A term's visible data at one moment.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * One side of a comparison, before or after the request's changes.
 */
final class TermState {

	/**
	 * The term's id.
	 *
	 * @var int
	 */
	public $id = 0;

	/**
	 * Its taxonomy.
	 *
	 * @var string
	 */
	public $taxonomy = '';

	/**
	 * The name in a menu.
	 *
	 * @var string
	 */
	public $name = '';

	/**
	 * The slug by which lists of posts are filtered.
	 *
	 * @var string
	 */
	public $slug = '';

	/**
	 * Its clean path; null without one.
	 *
	 * @var string|null
	 */
	public $uri;

	/**
	 * The keys of lists of its taxonomy's terms.
	 *
	 * @var string
	 */
	public $list_key = '';

	/**
	 * Keys of lists of the posts that it is for.
	 *
	 * @var list<string>
	 */
	public $post_lists = array();

	/**
	 * Addresses of the terms above it, whose archives list its posts, by id.
	 *
	 * @var array<int, string|null>
	 */
	public $above = array();

	/**
	 * Addresses of the terms below it, which begin with its own, by id.
	 *
	 * @var array<int, string|null>
	 */
	public $below = array();

	/**
	 * Posts of a category that have another category, too: which of them their cards show depends on the names.
	 *
	 * @var list<int>
	 */
	public $shared = array();
}
