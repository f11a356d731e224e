<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** What visitors can see of a post at one moment: one side of a comparison, before or after a request's changes. */
final class PostState {
	/** More posts than this below one are not listed one by one. */
	public const MAX_CHILDREN = 300;

	/** Types that readers never see as pages of their own. */
	private const INTERNAL = array( 'nav_menu_item', 'revision', 'customize_changeset', 'graphql_document' );

	public int $id;

	/** Media are in no list and have their own kind of event. */
	public bool $media = false;

	public bool $visible = false;

	/** Its clean path; null when the type has no addresses. */
	public ?string $uri = null;

	public string $slug = '';

	public string $list_key = '';

	/** @var array<string, string|int|bool|null> What decides its position in lists; null for what is unknown. */
	public array $place = array();

	/** @var list<int> */
	public array $terms = array();

	/** @var list<string> Paths of the archives that list it. */
	public array $archives = array();

	/** @var array<string, string> Paths of the contributors' profiles that list it, each with the role in which it does. */
	public array $profiles = array();

	public int $parent = 0;

	public ?string $parent_uri = null;

	/** @var array<int, string|null>|null Paths of its children, by id; null when they were not read, because they can't have changed. */
	public ?array $below = null;

	/** @var array<string, mixed> What links and lists show of it, by group; null for a group that is unknown, or has changed. */
	public array $groups = array();

	public function __construct( int $id ) {
		$this->id = $id;
	}

	/** Whether readers can see posts of a type: on pages or by GraphQL alone (reviews). */
	public static function is_tracked( string $type ): bool {
		$object = get_post_type_object( $type );
		return null !== $object && ! in_array( $type, self::INTERNAL, true ) && ( $object->public || $object->publicly_queryable );
	}

	/** @param bool|list<int> $with_below Whether to read its children, or which ones. Null when there is none of a tracked type. */
	public static function read( int $id, $with_below = false ): ?self {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! self::is_tracked( $post->post_type ) ) {
			return null;
		}
		$state             = new self( $id );
		$state->media      = 'attachment' === $post->post_type;
		$state->visible    = self::is_visible( $post );
		$state->uri        = self::uri( $post );
		$state->slug       = $post->post_name;
		$state->list_key   = Key::list_of( $post->post_type );
		$state->place      = array(
			'date'     => $post->post_date,
			'order'    => $post->menu_order,
			'password' => '' !== $post->post_password,
			// The site's lists have no noindex post.
			'noindex'  => in_array( '1', (array) get_post_meta( $id, 'noindex' ), true ),
		);
		$state->parent     = $post->post_parent;
		$state->parent_uri = $post->post_parent > 0 ? self::uri( get_post( $post->post_parent ) ) : null;
		if ( ! $state->media ) {
			list( $state->terms, $links ) = Archives::of_terms( $post );
			$state->archives              = Address::all( array_merge( $links, Archives::of_post( $post ) ) );
			$state->profiles              = Archives::profiles( $post );
		}
		$state->groups = $state->visible ? Card::groups( $post, $state->terms ) : array();
		if ( false !== $with_below ) {
			$state->below = self::uris( is_array( $with_below ) ? $with_below : self::ids_below( $post ) );
		}
		return $state;
	}

	private static function is_visible( \WP_Post $post ): bool {
		return 'publish' === $post->post_status || ( 'attachment' === $post->post_type && 'inherit' === $post->post_status );
	}

	private static function uri( $post ): ?string {
		return $post instanceof \WP_Post && is_post_type_viewable( $post->post_type ) ? Address::of( get_permalink( $post ) ) : null;
	}

	/**
	 * @param list<int> $ids Posts.
	 * @return array<int, string|null> The paths of those that readers see.
	 */
	public static function uris( array $ids ): array {
		$uris = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && self::is_visible( $post ) ) {
				$uris[ $id ] = self::uri( $post );
			}
		}
		return $uris;
	}

	/** @return list<int> Posts whose addresses begin with this one's, generation by generation. */
	private static function ids_below( \WP_Post $post ): array {
		$found = array();
		$count = 0;
		$above = is_post_type_hierarchical( $post->post_type ) ? array( $post->ID ) : array();
		while ( array() !== $above && $count <= self::MAX_CHILDREN ) {
			$below = get_posts(
				array(
					'post_type'       => $post->post_type,
					'post_parent__in' => $above,
					'post_status'     => 'any',
					'fields'          => 'ids',
					'numberposts'     => self::MAX_CHILDREN + 1,
					'orderby'         => 'ID',
				)
			);
			$above = array_values( array_diff( array_map( 'intval', $below ), $found ) );
			$found = array_merge( $found, $above );
			$count = count( $found );
		}
		return $found;
	}
}
