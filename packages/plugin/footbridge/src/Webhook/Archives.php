<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Where a post is listed. Links to the archives of a post. The front end knows that a list has further pages. */
final class Archives {
	/**
	 * Terms of a post, and the archives that list it: of its terms and of their ancestors.
	 *
	 * @return array{0: list<int>, 1: list<mixed>} The terms' ids, and links from get_term_link().
	 */
	public static function of_terms( \WP_Post $post ): array {
		$ids   = array();
		$links = array();
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			if ( ! $taxonomy->public ) {
				continue;
			}
			$terms = get_the_terms( $post, $taxonomy->name );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$ids[] = $term->term_id;
				foreach ( array_merge( array( $term->term_id ), get_ancestors( $term->term_id, $taxonomy->name, 'taxonomy' ) ) as $id ) {
					$links[] = get_term_link( (int) $id, $taxonomy->name );
				}
			}
		}
		sort( $ids );
		return array( $ids, $links );
	}

	/**
	 * Archives other than those of terms: by type; for posts also by author and date.
	 *
	 * @return list<mixed> Links.
	 */
	public static function of_post( \WP_Post $post ): array {
		if ( 'post' !== $post->post_type ) {
			return array( get_post_type_archive_link( $post->post_type ) );
		}
		$links = array_merge( self::home(), array( get_author_posts_url( (int) $post->post_author ) ) );
		if ( preg_match( '/^(\d{4})-(\d\d)-(\d\d)/', $post->post_date, $date ) ) {
			$year    = (int) $date[1];
			$month   = (int) $date[2];
			$links[] = get_year_link( $year );
			$links[] = get_month_link( $year, $month );
			$links[] = get_day_link( $year, $month, (int) $date[3] );
		}
		return $links;
	}

	/**
	 * Where the latest posts are: the home page, or the page for posts.
	 *
	 * @return list<mixed> Links.
	 */
	public static function home(): array {
		$page = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
		return array( $page > 0 ? get_permalink( $page ) : home_url( '/' ) );
	}
}
