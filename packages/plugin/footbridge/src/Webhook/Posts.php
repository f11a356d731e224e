<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Resolve\Bylines;
use Footbridge\Seo\Changes;

/**
 * Follows posts, pages, media and the types of the model: compares a post's state before its first change in a request with
 * that at the end, so it does not matter in which order WordPress saves post, terms and fields.
 */
final class Posts extends Follower {
	/** After so many posts in one request (an import, a bulk edit) looking at each costs more than it spares. */
	public const MAX_POSTS = 100;

	/** Meta that shows on pages although its name begins with an underscore, as WordPress's private meta does. */
	private const META = array( '_thumbnail_id', '_wp_page_template', '_wp_attachment_image_alt', '_wp_attachment_metadata', '_wp_attached_file' );

	/** @var array<int, PostState|null> States before, by id; null for a post that was not there. */
	private array $before = array();

	/** @var array<int, true> Posts whose former status is known for certain. */
	private array $settled = array();

	public function register(): void {
		// The first that wp_insert_post() does: a trashed post's slug is changed before any of its actions.
		Guard::on( 'wp_insert_post_empty_content', array( $this, 'about_to_save' ) );
		Guard::on( 'before_delete_post', array( $this, 'about_to_go' ) );
		Guard::on( 'delete_attachment', array( $this, 'about_to_go' ) );
		Guard::on( 'transition_post_status', array( $this, 'status' ), 1 );
		Guard::on( 'add_term_relationship', array( $this, 'terms' ) );
		Guard::on( 'delete_term_relationships', array( $this, 'terms' ) );
		Guard::on( 'add_post_meta', array( $this, 'byline' ) );
		foreach ( array( 'update_post_meta', 'delete_post_meta' ) as $hook ) {
			Guard::on( $hook, fn( $meta_id, $id, $key ) => $this->byline( $id, $key ) );
		}
		// Before Smart Cache's: Purges leaves noted posts out.
		Guard::on_meta( 'post', array( $this, 'meta' ), 1 );
		Guard::on( Changes::POST_SAVED, fn( $id ) => $this->meta( 0, $id, Changes::POST_SAVED, '' ) );
	}

	public function about_to_save( $maybe_empty, $data ): void {
		$post = is_array( $data ) && ! empty( $data['ID'] ) ? get_post( (int) $data['ID'] ) : null;
		if ( ! $post instanceof \WP_Post ) {
			return;
		}
		$moves = false;
		foreach ( array( 'post_name', 'post_parent', 'post_status', 'post_type' ) as $field ) {
			$moves = $moves || ( isset( $data[ $field ] ) && (string) $data[ $field ] !== (string) $post->$field );
		}
		$this->touch( $post->ID, $moves );
	}

	public function about_to_go( $id ): void {
		$this->touch( (int) $id, true );
	}

	/** Runs after a post is saved. The former status is "new" for a new post. */
	public function status( $new_status, $old_status, $post ): void {
		if ( ! $post instanceof \WP_Post || isset( $this->settled[ $post->ID ] ) || ! PostState::is_tracked( $post->post_type ) ) {
			return;
		}
		$this->touch( $post->ID );
		$this->settled[ $post->ID ] = true;
		$before                     = $this->before[ $post->ID ] ?? null;
		if ( 'new' === $old_status ) {
			$this->before[ $post->ID ] = null;
		} elseif ( null !== $before && 'publish' !== $old_status && ! $before->media ) {
			$before->visible = false;
		}
	}

	/** Runs before a post's terms change. */
	public function terms( $id, $terms, $taxonomy ): void {
		$object = get_taxonomy( (string) $taxonomy );
		$type   = get_post_type( (int) $id );
		if ( false !== $object && false !== $type && in_array( $type, $object->object_type, true ) ) {
			$this->touch( (int) $id );
		}
	}

	/** Runs before a post's byline changes: the profiles so far are noted with its state. */
	public function byline( $id, $key ): void {
		if ( isset( Bylines::ROLES[ $key ] ) && in_array( get_post_type( (int) $id ), Bylines::OF_TYPES, true ) ) {
			$this->touch( (int) $id );
		}
	}

	/** When meta changed, with or without the post being saved. */
	public function meta( $meta_id, $id, $key, $value ): void {
		if ( ! is_string( $key ) || ( '_' === substr( $key, 0, 1 ) && ! in_array( $key, self::META, true ) && ! Changes::is_meta( $key ) ) ) {
			return;
		}
		/** This filter is WPGraphQL Smart Cache's: what is a mere counter to it is one here. */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- As the comment says.
		if ( false !== apply_filters( 'graphql_cache_should_track_meta_key', null, $key, $value, get_post( (int) $id ) ) ) {
			$this->touch( (int) $id );
			if ( isset( $this->before[ (int) $id ] ) ) {
				$this->before[ (int) $id ]->groups[ Card::group_of_meta( $key, (string) get_post_type( (int) $id ) ) ] = null;
				if ( 'noindex' === $key ) {
					// The state may be noted after the change: unknown, it counts as changed.
					$this->before[ (int) $id ]->place['noindex'] = null;
				}
			}
		}
	}

	/** Checks whether a post's state is noted, to be compared at the request's end. */
	public function has( int $id ): bool {
		return array_key_exists( $id, $this->before );
	}

	/** Notes a post's state, unless it is noted already. */
	public function touch( int $id, bool $with_below = false ): void {
		if ( $this->collector->is_all() ) {
			return;
		}
		$known = array_key_exists( $id, $this->before );
		if ( $known && ( ! $with_below || null === $this->before[ $id ] || null !== $this->before[ $id ]->below ) ) {
			return;
		}
		$state = PostState::read( $id, $with_below );
		if ( $known && null !== $state && null !== $this->before[ $id ] ) {
			$this->before[ $id ]->below = $state->below;
		} elseif ( null !== $state ) {
			$this->before[ $id ] = $state;
		}
		if ( count( $this->before ) > self::MAX_POSTS || ( null !== $state && count( $state->below ?? array() ) > PostState::MAX_CHILDREN ) ) {
			$this->collector->all();
			$this->before = array();
		}
	}

	/** @return list<int> Posts whose name or address in menus may have changed. Compares and hands over, at the request's end. */
	public function finish(): array {
		$moved  = array();
		$turned = array();
		foreach ( $this->before as $id => $state ) {
			$below = null !== $state && null !== $state->below ? array_keys( $state->below ) : false;
			$after = PostState::read( $id, $below );
			// Children of a deleted post move up to its parent.
			if ( null === $after && false !== $below ) {
				$after        = new PostState( $id );
				$after->below = PostState::uris( $below );
			}
			array_push( $moved, ...PostDifference::collect( $state, $after, $this->collector ) );
			$is = null !== $after && $after->visible;
			if ( ( null !== $state && $state->visible ) !== $is ) {
				$turned[ $id ] = $is;
			}
		}
		References::add_turned( $turned, $this->collector );
		$this->before  = array();
		$this->settled = array();
		return array_values( array_unique( $moved ) );
	}
}
