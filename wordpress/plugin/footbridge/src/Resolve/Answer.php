<?php
/**
 * WordPress's response, as the front end reads it.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;
use WP_User;

/**
 * Builds responses; all have the same fields.
 */
final class Answer {

	/**
	 * WordPress's conditional tags in the response, in their order there.
	 */
	private const CONDITIONALS = array(
		'is_front_page',
		'is_home',
		'is_page',
		'is_single',
		'is_singular',
		'is_attachment',
		'is_archive',
		'is_post_type_archive',
		'is_category',
		'is_tag',
		'is_tax',
		'is_author',
		'is_date',
		'is_year',
		'is_month',
		'is_day',
		'is_search',
		'is_404',
		'is_paged',
		'is_feed',
		'is_embed',
		'is_robots',
		'is_favicon',
	);

	/**
	 * Returns a response without a page: a redirect or a failure.
	 *
	 * @param int         $status   HTTP status.
	 * @param string|null $location Where a redirect leads.
	 * @return array<string, mixed>
	 */
	public static function bare( int $status, ?string $location = null ): array {
		return array(
			'status'           => $status,
			'location'         => $location,
			'templates'        => array(),
			'conditionals'     => array(),
			'posts'            => array(),
			'found'            => null,
			'maxPages'         => null,
			'numPages'         => null,
			'title'            => null,
			'canonical'        => null,
			'passwordRequired' => null,
			'object'           => null,
		);
	}

	/**
	 * Returns the response for a page, from WordPress's main query.
	 *
	 * @param int      $status    HTTP status.
	 * @param string[] $templates Candidate templates, the first one first.
	 * @param WP_Query $query     The main query.
	 * @param Links    $links     Turns URLs into paths.
	 * @return array<string, mixed>
	 */
	public static function page( int $status, array $templates, WP_Query $query, Links $links ): array {
		$queried = $query->get_queried_object();
		return array_merge(
			self::bare( $status ),
			array(
				'templates'    => $templates,
				'conditionals' => array_values( array_filter( self::CONDITIONALS, 'call_user_func' ) ),
				// WordPress names a private text in the title of the text's feed.
				'title'        => self::is_closed( $queried ) && ! is_404() ? null : html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'canonical'    => $links->path( wp_get_canonical_url() ),
				'object'       => self::named( $queried ),
			),
			$query->is_singular() ? self::text( $query ) : self::listing( $query, $links )
		);
	}

	/**
	 * Of one text: into how many pages it is divided, and whether it is locked. The feed of a text that is not there has none.
	 *
	 * @param WP_Query $query The main query.
	 * @return array<string, mixed>
	 */
	private static function text( WP_Query $query ): array {
		$post  = $query->post;
		$parts = $post instanceof WP_Post ? $query->generate_postdata( $post ) : false;
		return array(
			'numPages'         => is_array( $parts ) ? (int) $parts['numpages'] : null,
			'passwordRequired' => $post instanceof WP_Post && post_password_required( $post ),
		);
	}

	/**
	 * Of a list: the posts on this page of it, and how many there are.
	 *
	 * @param WP_Query $query The main query.
	 * @param Links    $links Turns URLs into paths.
	 * @return array<string, mixed>
	 */
	private static function listing( WP_Query $query, Links $links ): array {
		$paths = array();
		foreach ( (array) $query->posts as $post ) {
			$paths[] = $links->path( get_permalink( $post ) );
		}
		return array(
			'posts'    => $paths,
			'found'    => (int) $query->found_posts,
			'maxPages' => (int) $query->max_num_pages,
		);
	}

	/**
	 * Whether it is a text that readers may not see: WordPress remembers what it has not shown.
	 *
	 * @param mixed $queried The queried object.
	 */
	private static function is_closed( $queried ): bool {
		return $queried instanceof WP_Post && ! is_post_publicly_viewable( $queried );
	}

	/**
	 * Returns the queried object: the author, term, post or post type.
	 *
	 * @param mixed $queried The queried object.
	 * @return array{ id: int|null, name: string, slug: string }|null
	 */
	public static function named( $queried ): ?array {
		if ( self::is_closed( $queried ) ) {
			return null;
		}
		if ( $queried instanceof WP_User ) {
			return self::name( $queried->ID, $queried->display_name, $queried->user_nicename );
		}
		if ( $queried instanceof WP_Term ) {
			return self::name( $queried->term_id, $queried->name, $queried->slug );
		}
		if ( $queried instanceof WP_Post ) {
			return self::name( $queried->ID, $queried->post_title, $queried->post_name );
		}
		return $queried instanceof WP_Post_Type ? self::name( null, (string) $queried->label, $queried->name ) : null;
	}

	/**
	 * Returns the queried object's part of the response.
	 *
	 * @param int|null $id   Its id; null for what has none.
	 * @param string   $name Its name, as it was typed.
	 * @param string   $slug Its slug.
	 * @return array{ id: int|null, name: string, slug: string }
	 */
	private static function name( ?int $id, string $name, string $slug ): array {
		return array(
			'id'   => $id,
			'name' => $name,
			'slug' => $slug,
		);
	}
}
