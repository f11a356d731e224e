<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Webhook\Key;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;
use WP_User;

/** Collects what an answer depends on, as keys: an edit that turns the answer into another one sends one of them. */
final class Keys {
	/** Query variables with ids, and the type in their keys. */
	private const IDS = array(
		'p'             => 'post',
		'page_id'       => 'post',
		'attachment_id' => 'post',
		'cat'           => 'term',
		'tag_id'        => 'term',
		'author'        => 'user',
	);

	/** @var array<string, true> The keys so far, as array keys, so that each is unique. */
	private array $keys = array();

	private Address $address;

	private Links $links;

	public function __construct( Address $address, Links $links ) {
		$this->address = $address;
		$this->links   = $links;
	}

	/** Adds the hook. The main query forgets what it was about when it finds nothing, so it is read before. */
	public function register(): void {
		add_filter( 'pre_handle_404', array( $this, 'note' ), PHP_INT_MIN, 2 );
	}

	/** Notes what the main query is about. */
	public function note( $is_handled, $query ) {
		if ( $query instanceof WP_Query ) {
			$this->of_variables( $query );
			$this->of_object( $query->get_queried_object() );
			if ( ! $query->is_singular() && ! $query->is_404() ) {
				$this->add( ...ListKeys::of( $query ) );
				$this->add_links( ListKeys::links( $query ) );
			}
		}
		return $is_handled;
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return list<string>
	 */
	public function of( array $answer ): array {
		$is_named = '' !== $this->address->path || array() === array_diff_key( $this->address->query, array( 's' => '' ) );
		$this->add_paths( array( $is_named ? '/' . $this->address->path : null, $answer['location'] ) );
		$slug = null === $answer['object'] ? (string) get_query_var( 'name' ) : '';
		if ( 404 === $answer['status'] || null !== $answer['location'] || '' !== $slug ) {
			// A rule may match, a similar slug may be guessed, or an old one may lead somewhere.
			$this->add( 'acf_options_page:site-options', ...array_slice( Key::slugs( $slug ), -1 ) );
		}
		return array_map( 'strval', array_keys( $this->keys ) );
	}

	/** Adds the nodes and authors that the address names, whether they are there or not. */
	private function of_variables( WP_Query $query ): void {
		foreach ( self::IDS as $name => $type ) {
			// As the address has it: WordPress sets further ones itself.
			$id = is_scalar( $query->query[ $name ] ?? null ) ? (int) $query->query[ $name ] : 0;
			if ( $id > 0 ) {
				$this->add( "$type:$id", ...( 'user' === $type ? array( 'list:user' ) : array() ) );
			}
		}
		$author = (string) $query->get( 'author_name' );
		if ( '' !== $author ) {
			$this->add_links( array( get_author_posts_url( 0, $author ) ) );
		}
	}

	/** Adds the queried object and its address. */
	private function of_object( $queried ): void {
		$this->add( ...Place::keys( $queried ) );
		if ( $queried instanceof WP_Post ) {
			$this->add( "post:{$queried->ID}" );
			$this->add_links( array( get_permalink( $queried ) ) );
		} elseif ( $queried instanceof WP_Term ) {
			$this->add( "term:{$queried->term_id}" );
			$this->add_links( array( get_term_link( $queried ) ) );
		} elseif ( $queried instanceof WP_User ) {
			$this->add( "user:{$queried->ID}" );
			$this->add_links( array( get_author_posts_url( $queried->ID, $queried->user_nicename ) ) );
		} elseif ( $queried instanceof WP_Post_Type ) {
			$this->add_links( array( get_post_type_archive_link( $queried->name ) ) );
		}
	}

	/** @param array<mixed> $links Results of link functions. */
	private function add_links( array $links ): void {
		$this->add_paths( array_map( fn( $link ) => is_string( $link ) ? $this->links->path( $link ) : null, $links ) );
	}

	/** @param array<string|null> $paths Paths, which become those of webhooks, and addresses of other sites, which have no key. */
	private function add_paths( array $paths ): void {
		foreach ( $paths as $path ) {
			$clean = null !== $path && '/' === ( $path[0] ?? '' ) ? preg_replace( '/[?#].*$/sD', '', $path ) : null;
			if ( null !== $clean ) {
				$text = rawurldecode( $clean );
				$this->add( 'uri:' . rtrim( 1 === preg_match( '//u', $text ) ? $text : $clean, '/' ) . '/' );
			}
		}
	}

	private function add( string ...$keys ): void {
		foreach ( $keys as $key ) {
			$this->keys[ $key ] = true;
		}
	}
}
