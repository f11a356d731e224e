<?php
/**
 * A post's visible data at one moment.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * One side of a comparison, before or after the request's changes.
 */
final class PostState {

	/**
	 * The post's id.
	 *
	 * @var int
	 */
	public $id = 0;

	/**
	 * Whether it is media: pictures and files are in no list and have their own kind of event.
	 *
	 * @var bool
	 */
	public $media = false;

	/**
	 * Whether readers see it.
	 *
	 * @var bool
	 */
	public $visible = false;

	/**
	 * Its clean path; null when the type has no addresses.
	 *
	 * @var string|null
	 */
	public $uri;

	/**
	 * Its slug, as WordPress stores it.
	 *
	 * @var string
	 */
	public $slug = '';

	/**
	 * The key of lists of its type.
	 *
	 * @var string
	 */
	public $list_key = '';

	/**
	 * Data that decides its position in lists: date, order, and whether a password or noindex keeps it out of some.
	 * Null for what is unknown.
	 *
	 * @var array<string, string|int|bool|null>
	 */
	public $place = array();

	/**
	 * Ids of its terms.
	 *
	 * @var list<int>
	 */
	public $terms = array();

	/**
	 * Paths of the archives that list it.
	 *
	 * @var list<string>
	 */
	public $archives = array();

	/**
	 * Paths of the profiles that list it, each with the role in which it does.
	 *
	 * @var array<string, string>
	 */
	public $profiles = array();

	/**
	 * Its parent's id and address.
	 *
	 * @var int
	 */
	public $parent = 0;

	/**
	 * The parent's clean path.
	 *
	 * @var string|null
	 */
	public $parent_uri;

	/**
	 * Paths of its children, by id; null when they were not read, because they can't have changed.
	 *
	 * @var array<int, string|null>|null
	 */
	public $below;

	/**
	 * What links and lists show of it, by group; null for a group that is unknown, or has changed.
	 *
	 * @var array<string, mixed>
	 */
	public $groups = array();

	/**
	 * A new state.
	 *
	 * @param int $id The post's id.
	 */
	public function __construct( int $id ) {
		$this->id = $id;
	}
}
