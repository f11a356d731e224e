<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** A post's visible data at one moment. One side of a comparison, before or after the request's changes. */
final class PostState {
	public int $id = 0;

	/** Whether it is media: pictures and files are in no list and have their own kind of event. */
	public bool $media = false;

	/** Whether readers see it. */
	public bool $visible = false;

	/** Its clean path; null when the type has no addresses. */
	public ?string $uri = null;

	/** Its slug, as WordPress stores it. */
	public string $slug = '';

	/** The key of lists of its type. */
	public string $list_key = '';

	/**
	 * Data that decides its position in lists: date, order, and whether a password or noindex keeps it out of some.
	 * Null for what is unknown.
	 *
	 * @var array<string, string|int|bool|null>
	 */
	public array $place = array();

	/** @var list<int> */
	public array $terms = array();

	/** @var list<string> Paths of the archives that list it. */
	public array $archives = array();

	/** @var array<string, string> Paths of the profiles that list it, each with the role in which it does. */
	public array $profiles = array();

	/** Its parent's id and address. */
	public int $parent = 0;

	/** The parent's clean path. */
	public ?string $parent_uri = null;

	/** @var array<int, string|null>|null Paths of its children, by id; null when they were not read, because they can't have changed. */
	public ?array $below = null;

	/** @var array<string, mixed> What links and lists show of it, by group; null for a group that is unknown, or has changed. */
	public array $groups = array();

	public function __construct( int $id ) {
		$this->id = $id;
	}
}
